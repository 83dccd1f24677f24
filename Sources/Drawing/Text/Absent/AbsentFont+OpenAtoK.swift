/// Fonts that apps bring along, A to K, as `Scripts/letter-advances.py` prints them from the fonts' files.
///
/// All are under the SIL Open Font License, the Apache licence or the Ubuntu Font Licence. The gap between lines is left
/// out, as iOS does for Arial and Futura.
///
/// - SeeAlso: `Rules/Sizes.md#fonts-that-are-not-installed`.
extension AbsentFont {
  /// The fonts by their names as ``FontName/key(_:)`` writes them, A to K.
  static let openAtoK: [String: AbsentFont] = [
    "barlow": AbsentFont(
      ascender: 1, descender: 0.2,
      letters: .faces(
        LetterFaces(
          [
            300: """
            'U(S)}0/.o3A0]'<(r(H-W-o'Q-2)D*d/A){.A.*.,.A-{-M.W.m*U'}.M.M-o,w5L0'0V/q0c01/c0)1T(B/w\
            0A/;2i1w0C0C/y0O/I.c1N/k6|/_/=.y*<+b+I-o.K'8.O.s.9/?.A*2.u/-([(*.$'x5a/-.]/M/M+0-=*,/$\
            -Q3)-[-O-C)h(>)K/a'l%n*S(Q.K4-4i+h6).52a,U07/G(Q-.'[/M/M
            """,
            400: """
            'U(^*Q0O.w3P0w'L)4(y-K-o'^-7)@+4/K*2.S.=.O.U.A-a.g.q*d(6.E.E-o-=5T0E0Z/y0k03/i011V(S0$\
            0M/G2v2#0K0K0)0X/Q.w1N/y6t/o/S/**K,,+^-o.g'J.]/(.G/I.M*I/(/7(b(8.5(,5h/7.q/U/U+:-K*E/-\
            -k3J-s-c-M**(O)r/a'}&4*w)*.U3v5++b5r.,2g,M0A/X([-O'j/=/=
            """,
            500: """
            'U(l+61%/(3g1?'d)`)[-9-o'l-?):+u/Z*K.o.U/&.q.o-{.}.y*w(Q.;.;-o-m5a0m0c0)0s09/q0=1Z(h0/\
            0a/X3-2-0V0V030c/]/91P016h0+/s/=*`,b+y-o/1'h.o/A.Y/X.a*j/=/E(j(J.M(@5n/E/5/c/c+K-c*d/7\
            .33x.7-{-[*S(h*O/a(:&d+O)p.e3_5T+Y5V-y2q,A0O/o(j-{'}/&/&
            """,
            600: """
            'U(v+k1G/33x1]'t*(*4-*-o'x-E)6,K/e*b/*.k/O/-.{.7/5.}+*(h.3.3-o.55_130i010y0;/w0G1]({09\
            0o/g3;250a0_0=0k/e/Q1P0A6]0=0//K*o-2,2-o/M'}.{/U.i/e.q+(/O/O(p(Y.c(S5|/O/A/m/m+W-y+$/C\
            .M4@.O.5-g*u({*{/a(M'.+y*O.q3J5v+S5B-o2z,60Z0$(v.E(0.o.o
            """,
            700: """
            'U)*,Q1u/=412'(0*Q*u,s-o(.-M)0-./s*{/E/*0'/G/(.Q/K/*+<)*.(.(-o.c5X1]0q0;1)0A/}0T1_)40E\
            1'/y3L2A0m0i0I0w/o/o1R0T6N0T0M/_+(-i,M-o/s(>/3/o.{/s//+I/e/_(y(l.{(h66/_/K/w/w+h.9+E/U\
            .o4n.o.O-u+A)8+U/a(d'^,Q+:/$336D+K5)-c3),*0i0;)*.q(B.W.W
            """,
          ],
          pairs: """
             /J VJ XL vM& N'aJ'sK(-F(0N(4K(CN(GN(aN(cJ(dJ(eJ(oJ(uN(vK(wK).M*.3,*6,0M,1B,9B-)F--$-1\
            A-2H-3K-7C-8M-9M-VE-XB.0M.1B.4H.7G.9B/ J/.?//2/4H/AE/JF/aI/cH/dH/eH/gI/mN/oH/pN/rN/sI0\
            )N0,L0.L07L2-J24J26N3-M37M41K42N47K49M51L59N6)N61E62M69K7-E7.=7/E74E76F7AA8-M87N9)N9,>\
            9.>94K96LA1DAT:AULAVAAY<AfLAtLAvJB-MBTIBXJBYJC)NCALCTHCYHD)ND1NDVLDXHEvJF HF-DF.5F4?F6\
            AF8JFA9FCHFOHFSJF_6Fa;Fd@Fe@FnBFo@FrBFs@FuCGALGTHKSNL'8L5LLT2LUELV6LY3LuMOALOTHOVLO_IP\
             JP)NP-GP4GPA?PXKP_7PaMPeLPoLQTHRTLRYMSTMSVNSXLT/BT:ATA:TSMT_ATa7TtATu6Tz9V JV-EV.>V/E\
            V4DV:IVAAVCLVGLVOLVaDVeCVoCVsDW_CX LX-BX4GXCIXcHY4=Y6>Y:BYA<Ya9Yu@ZuM[wJ_TB_UJ_WC_cM_d\
            M_eM_fN_gM_oM_qM_tL_wHa7GaVEafNatNavMazMb)JbVDc)NcT6cXNe)Ke1Ce?NeVDe]Le_MevMexJf Jf,Ff\
            -Jf_HfaMfdJfeJfoJfsMgT8gVIgY@h1DhVEkT=kVMkaNkgKkqKm1DmVEn1Dn?MnVEnvNo)JoVCo_MovMoxJp)J\
            p1CpVDp_MpxJr)Nr/Ir1HrA@rT9r_CraLrgIrsMs)Ns1EsT9sVDsxMtT?tgNv Mv)Kv.Ev1Hv4MvaMveMvgMvo\
            Mw)Jw/Nx-Ix1HxaMxcJxeJxxRy)Ky/Ky1Hy]Jy_F
            """))),
    "cabin": AbsentFont(
      ascender: 0.965, descender: 0.25,
      letters: .faces(
        LetterFaces(
          [
            400: """
            (.(Q,03%.c6-0u'0(y(y,b-S'v,^'^/-39+*.w/K/e/?/w.I0q/{'^'v,6.I,4-&3J1%0X1%3T/Z.u2=3|(l(l\
            0/.G5N3%4N0$4N0e0=//3N1_9,0]/u/O*K.y*W.]/s)u-w/]-A/]._*S.A/A'n'n-5(D6z/e/Q/a/a*>,I*`.w\
            .53P-k.O-e)l(6)l-C'8&p,$+[.I0R2E){3F3F3T*W3#.E(,-7(H/m/m
            """,
            500: """
            (.(U,.3'.g6+1#'<)()(,o-O(&,Y'r/531+2.{/G/u/?/s.O0k/w'r(.,M.E,O-$3D1-0m0{3P/e.u293x)&)$\
            0M.G5Z3'4J074J0s0=/M3J1i9%0q0//Q*Q/-*^.]/o)u.*/k-=/i.e*[.C/G((((-Q(W6r/a/]/i/i*M,S*h/1\
            .33L-u.e-e){(:){-M'J'%,6+m.E0M2Z)w2z2z3X*S2z.Y(M-((D0303
            """,
            600: """
            (.(^,*3%.o6-1/'H)4)4-&-Q(2,U(,/E3-+?/&/C0-/=/q.W0g/s(,(H,m.A,o-(3?151'0y3L/o.y253t)8)6\
            0o.I5l3)4F0G4F1+0;/Z3F1u9#1-0G/Q*Y/A*f.]/k)u.7/y-9/y.c*d.E/Q(@(@-q(r6n/]/c/y/y*b,W*j/E\
            .?3P.*/(-m*4(<*4-S'Y'6,E+}.A0I2o)r2z2z3e*O3%.m(Q-((@0R0R
            """,
            700: """
            (.(b,$31.w611;'L)>)>-0-I(<,Q(</S3)+G/&/;07/7/k.Y0c/o(<([-0.9-0-(3917190q3F/w.y2-3p)I)I\
            1/.E5z3+4=0V4=1905/Z3A1z8v1;0Z/M*[/S*f.]/c)u.A/}-5/}.e*f.G/S(M(M.&(}6d/U/k0$0$*j,[*o/U\
            .=3R.3/7-g*:(@*:-Y'j'D,U,0.=0E3%)j2z2z3m*G3#.y(8,{(<0m0m
            """,
          ],
          pairs: """
            'sM(0I(CI(GI(LM(PM(SM(aJ(cH(eH(mJ(nJ(rJ(sJ(vJ,0L-1L-2L-TF.0L.1L//A/AD/aF/cE/dE/eE/gF/o\
            E/pI/rI/sG0)I0,K0.K4.L7.F74GACMATBAULAVCAY@AcMAdMAeMAfLAgNAlNAtIAuMAvGAwIBiNBlNBrNByKC\
            -@COLCeLCoLCrNCuLDAMDMNDXHDaNDeNDiNDoNDrNDuNECMEdLEfMEmNEnNErNEvLFABFaAFeEFiNFnDFoEFrD\
            FuFGiNGrNHaMHeLHiNHoLHuMIcLIdLIgLImNInNIsMItNJaMJoLJuMKeGKoGL'9LCJLGJLOJLT?LV6LeMLoMMT\
            JMaNMeMMiMMoMMuMMyJNaMNeLNoLNuMOTJObNOnNOpNOrNP)LPAFPMMPaLPeMPiNPoMPrNPuNRTMReKRiNRoKR\
            uMShNSiNSlNSmNSpNStLSuNSwMSyLTABTCJTMITOJTa@Te<ThNTiNTo<Tr9Tu:Tw=Ty:UnLUpLUsMVACVGMVaF\
            VeAVoAWAGWaFWeFWoFWrHXCIXcHYe:Yo:Yu?ZeIZoIaELatMavKawMayKbV@byMc)Mc-GcCMcOMcSMcT?ccNce\
            NcoNdLLdMLe)Ie?HeELeLLeMMePLeRLeSLeT>eVDeWEe]GfeMfoMg?FgTDh)JhtNhyLiCMiKLiOMiPLkGJkdJk\
            eJkgKkoJlELlLLlvNlyNmT8mVAmyLn'Kn)Jn?HnSLnT8nVAntNnvMnyLoMLoPKoT;otNovNoxKoyMp1IpT;pV@\
            ptNpyMr)Jr,Ir-Jr.Ir/Hr?BrADrPMraNrcMrdMreMrgNroMs)Js?HsTBsWHt?ItFNtHNtVKuT8vaNveNvoNw.\
            Kw/JwT<xcKxeKy)Jy,Hy.HyT9ycMyeMyoMzeMzoM
            """))),
    "comfortaa": AbsentFont(
      ascender: 0.881, descender: 0.234,
      letters: .faces(
        LetterFaces(
          [
            300: """
            )`(d)63X0$6T35&T(W(W+`/K'p+u'W-a/s+E0-0-1]190/0;0a0/'J'^/K.U/K/K;u3#2C4L4@2Z174L5j(v0k\
            1e199@5a7z0i7z0o1_1k572|8B2z1G33)U-a)U-a-a)62L3/0O3/0q+?2L2?)D)M0))08b2?2L3/3/,{/5,22?\
            /a4'/A/Z/]+G+u+G-a(@&N)6)6+u8B3#+u6T6T3t-a5c.U(d/K'J-a-a
            """,
            400: """
            )`)()63N0Z6T3F&T(n(n+`/K(0+u'v-a/}+Y070?1e1;03/w0O03'J'U/K.U/K/K;u3#2m4T4R2g174T66)@0{\
            1u1G9@5j7z0w7z1)2)1u5]3=8B3+1g3N)r-a)r-a-a)62G3+0V3+0{+A2G2G)W)O0$)I8T2G2G3+3+-I/;,02G\
            /X3p/M/M/O+Y+u+Y-a't&l)F)B+u8B3#+u6T6T49-a5j.U)(/K'J-a-a
            """,
            700: """
            )`)U)63?1N6T3]&T)6)6+`/K(W+u(H-a01+y0E0]1q1?07/K0707'J'J/K.U/K/K;u3#3L4a4n2x174a6n)w19\
            231Z9B5t7z137z1E2_2'683i8B3=293t*>-a*>-a-a)62C3#0a3#1/+C2C2T)r)S/y)n8B2R2C3#3#.(/C,.2R\
            /M3V/a/;/=+u+u+u-a'<'<)^)U+u8B3#+u6T6T4i-a5r.U)U/K'J-a-a
            """,
          ],
          pairs: """
            'a;'c;'d;'e;'rG'sD,0I,9A-2E-7F-AK-CK-OK-T7-V<-W<-XA-ZA.0I.9A.CJ0,I0.I01I07D2aI37G45F67\
            G7-97.*70N73C74>76978F7CA87G89J9,/9./94D9CF9GF9_/ACKAGKAQKATBAUKAVBAWBAY?AcNAdNAeNAgNA\
            vFAwFBAKBCIBGIBOIBTKBXIBYFCaICeICoICwAD.:DAHDCNDONDT?DVIDWIDXDDYFExKF.$FA0F_$GaIGcIGeI\
            GoIK-FKCDKGDKSJKTMKeAKnKKoAKrKKuKL'3LCALGALOALT2LV3LY/OAHOCNOGNOONOT?OVIOWIOXDO_NPAEPX\
            JP_/PaIPeIPgIPoIQ.:QT?STISVFSWFSYJT-2TA7TC<TO<TQ<TSKT_9Ta+Te+Tn/To+Tr/TtDTu-Tw8Ty7Tz/U\
            .DV-BV.5VA=VCCVGCVOCVa5Ve5Vo5Vs<WA=WOCW_5Wa5We5Wo5Wr@Wz=X-FXCCXOCXaAXcAXvDY4>YA8YCCYOC\
            Ya5Ye5Ym>Yo5Yu?Z-<Za<Ze<Zo<_T=avJawJbT.bvJbyMcCKcGKcOKcT9d'DdT4dvJdwJe'?eT'eaKecKedKee\
            KegKejMeoKevKewKexKf,Df_DfaNfdNfeNfiCflNfoNh'DhT4hwJjaIjeIjoIkT9kaHkcHkdHkeHkgHkoHkwLl\
            aKlcKldKleKlgKloKlvKlwKm'DmT4mwJn'DnT4nvJnwJo'AoT.ovJowJoxCoyMp'ApT.pxCpyMr,,r.2r:Tr_,\
            raCrcCrdCreCrgCroCsT3t'Bu'DuT.uvJuxKv.5vaIvcIveIvgIvoIw,5w.5wT:w_5waIwcIwdIweIwoIx-KxC\
            LxaExcExeEyT9yaIycIydIyeIygIyoIzaKzeKzoK
            """))),
    "dmsans": AbsentFont(
      ascender: 0.992, descender: 0.31,
      letters: .faces(
        LetterFaces(
          [
            400: """
            )&(^)M5R014X3_&W+M+M-s0;'(.a'J+u2i)r0$0E0i0w1A//0s1A'S(*.C.y.C.g:(2-0c3F2o/o/1472L(<.C\
            09.y6<2a4p034z0O01/g1w259#0c03/3)}+u)}1-1Z(j/?1=/{1=/y*W/U0$(J(Q.M((7D0$0M1=1=+:.E+m0$\
            .q41.A/_-=,`(<,`.U'n'p+I+I1X6:/m+05).M4V*l4]0_(^.g'J-=-=
            """,
            500: """
            (f)4*46'0E5f4-&x+k+k.50I'^.o'x,82|*E0$0M131%1E/11-1E($(W.Y/1.Y.q:J2T1'3X3#/}/C4H2i(^.g\
            0u/96b3'4x0O4z0o0E0+252V9P1C0c/Q*W,8*W1]2'(n/e1V0?1V0=*s/i0I(h(l/5(M7p0I0]1V1V+^._,40I\
            /74c/(0/-Y-,(^-,/=(H(J,G,G1a6P0{+G4|.Q55*}4l0s)4.q'x-s-s
            """,
            700: """
            (H)f*w6V0X6p4V'>,*,*.Q0X(:.}(M,W31*q/}0V1X1-1I/11?1I(Q)(.q/A.q.}:n2z1C3i3301/S4X3))$/-\
            1V/S7+3H5#0m4x130X0K2P2v9|2#17/s+4,W+42/2P(r0/1o0_1o0Z+2/y0o)*),/w(t8@0o0k1o1o,$.y,W0o\
            /X59/i0X-u-Q)$-Q0')$)$-E-E1g6h2/+^4t.W5p+44|1/)f.}(M.O.O
            """,
          ],
          pairs: """
            (0F(4F(AG(C?(G?(O?(aF(cF(dF(eF(oF(sK*/5*@C+/D-7A-AH-TC-VF.0F.1J.6H.7H.9H.Y;.wG/-@/.2//\
            1/0K/3F/4>/B`/CH/D`/F`/H`/I`/L`/M`/OH/P`/R`/VX/aC/cD/dD/eD/gH/mK/oD/rK/sH0)F0,H0.F0/F0\
            2M07L0AF20M24L27L28L3/D31L39I59I6)H6.F62I65K67I69K7-G7.A7/:70L72I73I74A75I76I78L79I7A:\
            81K82L87I89I9)H9.H91L92L93L97I@%F@*HA-HA1HACFAGFAQFAT<AUHAV7AW>AY=AcIAdIAeIAfLAtEAuMAv\
            CAwFBAMBXJC)HCALCTLCYHD)?D.HDACDVIDWJDXDDYCFA>F_FFaGFeKFoKKCFKeHKoHL'ALC?LG?LO?LSHLT4L\
            V1LY6LeKLoKO)?O,FOACOTGOVIOWJO_EP)HP8MPA9PXHP_<PaJPeIPoIRVIRYIRaLReHRoHRsLSTLSVKSWLSYH\
            TA<TCGTOGTSLT_ATa=Te9To9TrATuCTwBTyCU/HV.<V/<V2IV4:VA7VCIVGIVOIVaBVe?Vo?VsAW3JWA>WOJWa\
            CWeCWoCWrLXCDXcHY:HYCCYOCYa=Ye:Yo:YuI_1C_4C_TAatLavKawMayLb)FbtKbyFctLe'Ee?KetLevKewKe\
            xJeyKfaKfdKfeKfoKfsKgeKgoKhyLkdGkeGkoGksImyLn'CnvMnyLo)FogKotKovJowKoxKoyFp1FpgKptKpxK\
            pyFr,Hr.Fr:TrcKrdKreKrgMroKs?IstJsvIswKsyKt,^t2XtcLtdLteLtoLv.Fv4KvaJveJvoJw,Hw.GwaKwe\
            KwoKxcKxeKy,@y.>y/FyaHycDydDyeDygHyoDysI
            """))),
    "dosis": AbsentFont(
      ascender: 1.027, descender: 0.237,
      letters: .faces(
        LetterFaces(
          [
            300: """
            'U'Q({/m..4%0c&0)W)W,Y,g&j,,&h-c.}($-^-w,i-[.]-9.9.Y'S'Y,$,q,$+u31/(/-.i/Z.K.5/5/m'f.K\
            .c-G2#/m/K.m/K.g.*-^/a/$4B-W.o-k)`*o)b)$*j&:,m-m,8-o-;)f-5.,'.'.-.'N4Z.,-O-m-o*:+[)M.,\
            ,;2'+{,=+y)h'D)h,.&R&P)h)f-M3p.u*$3N3N0y,`0'-i'Q+s'%+`+`
            """,
            400: """
            'U'`)00;.C470s&4)l)l,m,m&t,G&t-k/-(>-m.*-,-k.i-K.I.i'['h,,,s,*,(3=/=/9.u/g.U.9/?0''z._\
            .s-S250'/U.}/U/&.9-y/s/94v.$/*.$)u*s)u),*^&R,{.$,C.$-I)y-=.='B'B-E'd4g.=-^.$.$*S+h)h.=\
            ,U23,A,U,.*('Y*(,.&^&Y***&-i41//**3A3A19,S09.*'^,&'4,;,=
            """,
            500: """
            'U'h)B0q.Q4H1)&:*(*(,{,m'#,G'#-m/?(^.$.?-M.&.{-c.].{'h't,2,{,2,=3J/Q/G/*/s.c.?/M07(0.m\
            /&-^2C07/e/3/e/C.I.90'/O5P.O/G.;*0*}*0)6*Q&n-5.9,O.9-W*2-G.M'W'[-['}4t.K-q.9.9*o+w*(.O\
            ,y2C,b,y,C*G'p*G,0&l&h*M*G-i4//G*831311R,G0K.I'b,='<,s,s
            """,
            600: """
            'U'j)[1Z.e4Z1?&D*G*I-;,q'6,E'4-y/S)*.;.W-{.?/5.$.q/5'}'},C-(,A,Y3X/k/X/?0'.u.I/_0O(H/(\
            /?-q2]0O/s/G/s/e._.a0;/i6<///c.U*M+8*K)B*E'4-M.Q,b.S-k*M-S.c't't-w(>5).a.*.Q.S+4,4*O.e\
            -K2V-,-G,`*l(0*l,='#&z*w*w-g4-/g*>2|2|1u,;0_.q'j,W'N-W-W
            """,
            700: """
            'U($)u2J.y4v1Z&L*h*h-c-,'F,G'B.$/i)U.S.q.I.W/O.A///Q(*(,,Q-.,O,u3i0+/k/Q05/(.U/o0i(b/;\
            /U.$2v0i0$/a0$/{.s/$0R0+7+/i0).s*h+I*j)O*4'Y-e.m,s.o.$*f-c.w(6(:.5([5<.u.A.m.o+W,I*u.w\
            -y2i-c-o,y+6(O+6,C'4'2+I+G-i410+*O2c2c2?,*1%/?(&,w'b.C.E
            """,
          ],
          pairs: """
            'aL'rM'sL(0J(1M(4E(CL(GL(OL(cK(dK(eK(uK(vH(wH,0M-1L-7E-SJ-TC-VG-YA-aM-sM-wL-zG.0M.1M.4\
            K.6M.YB.wI//$/0K/2M/4=/AD/CM/OM/aD/cC/dC/eC/gC/mE/nE/oC/pE/rE/sD/vI/wI/xH0)J0,M0.M2-C2\
            4H44R6)L7-C7.>7/774B9)J9,MATBAVFAWGAYAAuNAvJAwKByNCyKD)LDXMDiNDrNDuNE-FECMEGMEOMEcJEdJ\
            EqJEuGEv=F-@F.;FA7FCLFOLFSNFa/Fd4Fe4Fn5Fo4Fr5Fs4Fu5HuNIgNJaNJoNJuNKeNKoNL'>LCLLGLLOLLT\
            6LV;LY8LeLLoLLuJMuNNuNOTLOmNOnNOpNOrNOuNP)LPAFPaLPeJPoJPrNPuNQuNRTNReMRoMRuNSwLSyLT:DT\
            ABTCLTOLTSNTa:Te9Tn8To9Tr8Tu8Tw;Ty;Tz;UnNUpNUsNVAFVaCVeBVoBVsDWAGWJAWaDWeCWoCWrFX-LXCM\
            XcLY:FYAAYa:Ye7Ym>Yo7Yu=Z-@ZeIZoIZuG[wHaENaLNaPNaRNavNawNayNb)KbT9bVBc-FcCMcGMcOMcSNcT\
            7cWHe'Le?JeSNeT:eVCeWEf,Gf-DfdLfeLfiSfoLg?JgT;gYFhT7hyNiCNiONjCNk-HkGMkOMkT<kVHkdLkeLk\
            oLmT7mVCmY5mwNmyNn'Ln?JnENnINnLNnT7nVCnvNnyNo)KoT9oWCoxNpT9pVBr)Gr,Er-Br.Er/Er?FrADrT;\
            rVMrcKrdKreKrgMroKs-Ms?JsT:sVGsWGt-Et?KtT;tVLtcNtdNteNtoNu'MuT8v)Hv.Iw)Hw,Iw.Iw/JwT;x-\
            HxY@xcNxeNy)Hy,Iy-Ly.Iy/Jy?HyT;yVLzeNzoN
            """))),
    "josefinsans": AbsentFont(
      ascender: 0.75, descender: 0.25,
      letters: .faces(
        LetterFaces(
          [
            300: """
            )}'W*,0)/u4)33&P,(,0*[/I'W)r&h*w1+*2.S.o.k.}/&-o.c/&'#'Y1e3517-C9Y3)0I2e3g1T013r4-):*Q\
            1u0e7Z5c6Z/Z7)1G070/3+2|9Y1-2'3#*}*y*}-g0e(:/e/k,q/k.**E/o._(.(,-;(.4v._.m/k/k*j+E*G.W\
            -A2/,6-A,4){(Q*h,0&t&x(l([._3%.M-y5R,8/w)K3_0O'W,W&j0e0e
            """,
            400: """
            *4'W*d01/u4g3P&f,2,6*[/Q'[)w&n+f13*O/G.u/3.u/G...u/7'%'[0a3?0I-K:D2z1)2k4/1o0G4+4g)y+?\
            2L118+6'6P0T742#09073]3D9x2=2e35+8+q+8-m0m)80A0O-E0O.o+[0Z/X(j(t.A(j5j/X/G0O0O+U,;+2/I\
            .92A-W.9-S+&)8+K,b'.'6)`)Y.e3/.y.$6<.(0/)O4%1E'Y,w&r0k0k
            """,
            500: """
            *8'Y*o03/u4t3V&l,4,8*[/S'[)w&p+w15*U/X.w/;.s/M.5.y/;'('^0M3A0;-M:S2x152m471u0K414t**+M\
            2V19846/6N0e782/09093g3J:$2T2t39+?,(+?-o0o)K0M0]-O0].}+u0i/i(v)*.U(v5z/i/Q0]0]+d,K+A/Z\
            .I2E-s.I-m+:)D+W,m'4':)p)l.g31/&.&6J.I03)O4-1V'[-$&t0m0m
            """,
            600: """
            *<'Y*{05/u5%3]&p,6,8*[/U'^)y&r,*17*[/g.y/A.q/S.;.}/?'('^0;3D0--O:b2v1A2m4=1|0O455%*6+[\
            2a1A8<666L0u7:29090;3r3R:*2i3%3=+C,8+C-q0q)[0X0i-W0i//,00w/y)()8.i)(6-/y/]0i0i+s,[+O/i\
            .Y2J.1.Y.*+M)S+d,w'8'@*$*$.i33//.(6V.k07)Q431g'[-*&v0m0m
            """,
            700: """
            *G'Y+A09/u5J3p&|,=,=*[/Z'`){&v,W1=*o0;.}/X.k/i.K/-/I'*'`/]3J/]-U;02o1e2q4T210_4B5H*[,,\
            3%1X8W6H6F1N7@2Z0;0A453g:<3P3J3J+Q,k+Q-u0w*60{15-u15/X,u1G0R)M)d/I)M6]0R/}1515,A-2+{0=\
            /12V.{/1.s,.){,.-;'D'N*S*Y.m39/I.,7%/s0A)S4H2='^-=&|0q0q
            """,
          ],
          pairs: """
            .4K.Y524N32M33K74:76N79N94DACFAGIAQHATBAULAV7AW9AY9AcMAdMAeMAfNAgMAqMAvGAwJBALBXMBYJDA\
            FDTKDVHDWBDXGDYHF.EFA?FCLFOLFQLFaBFdBFeBFfLFiKFnKFoBFrKFsMFuLKCIKGIKeMKoMLCMLGMLOMLT:L\
            V,LY<OAFOTHOVDOWBOXGP4KPA>PYJRCLRGLROLRTMRVJRWARYFReMRoMRqMRwLRyHSvMSwMTABTCHTOHTQHTa5\
            Te5TiKTnATo5TrATuATw:Ty6Tz=UAMV.4VA9VCDVGDVODVa3Ve3ViLVo3Vs=WA9WJKWOCWa8We8WiLWo8WrCXC\
            GXOGXcMXqMYA7YCAYOAYSIYa8Ye5Ym=Yo5Yu<bvLbwLevLewMexMfaIfcJfdJfeJff<fiBflBfoJkaNkcLkdLk\
            eLkgLkoLkqLnvLnyLovMowMoxNoyMpwMpxNpyMr.EraMrcKrdKreKrgKroKvaLvcMveMvgMvoMvqMwaMwcMwdM\
            weMwoMxcNxeNyaMycMydMyeMygMyoM
            """))),
    "karla": AbsentFont(
      ascender: 0.917, descender: 0.252,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (7)/)'0]0a3)78%W*X*X,I.l':*]&^,D0)*7/u0*/=/^/]-D0[/q'l(G,h-s,h..7C/O0p0e1e/Q.a1<1k),+e\
            0>-B5{241;/=1I0X0E.&1J/B6g1./'0')j,D(r,73#)|//09.W09.O*Q/^0P)K)u/P),8/0P/60$0$*s.x+B0T\
            .93,.2-1-V*J),*J.*'2'2+-+&-03#.#(Q2L2L2$*50e/I)/..&^/I/I
            """,
            400: """
            (G)?)x181B3Q7m&+++++,F.}'h*w'),n0P*R040J/d/p0%-b0|05(9(y-?.+-?.B8C0*100y2%/k.w1_26)D,3\
            0n-]6<2V1b/Y1n0x0h.F1q/l7B1Y/N0L*4,n)M-03O*E/R0N.g0N.b*k/p0f)j*//n)D8=0f/J0>0>+7.z+U0j\
            .J3O.^-X-l*w)D*w.d'o'o,/,&-h3O/A)<2b2b2A*g0y/p)?.B')0#0#
            """,
            500: """
            (U)M*a1f1v3t8>&P+Q+Q,C/1(3+2'H-60s*i0J0f0)0$0C-z1=0O([)F-k.<-k.R960V1G102<0%/01|2W)Z,V\
            1<-u6T2t2(/q21181*.b27047p2$/p0n*T-6)z-x3v*e/q0b.r0b.p+'0$0w***A0,)Z8H0w/]0U0U+R.|+f0|\
            .X3l/'-z-}+A)Z+A/9(G(G-#,t.:3v0M)g2u2u2[+61006)M.R'H0P0P
            """,
            700: """
            (h)`+c2J2a4G8z'+,+,+,?/D(h+P't-f1F+-0i110T090m.@1d0s)/*$.I.Q.I.i:C181g1H2[0B/J2G3()x-+\
            1s.96u3?2S062Z1^1Q/,2c0d8S2U0B1>+$-f*].}4N+40?0{/'0{/(+D0913*M*[0L)x8Y13/s0s0s+x/#+|1;\
            .m49/Y.L.;+u)x+u/z)2)2.3.&.y4N2#*F32323$+p1H0b)`.i't1212
            """,
          ],
          pairs: """
            ATFAVIAWIAYIAfMAvJAwJDYJFAAFWNFaJFdJFeIFoIFuJLTDLVELY>OVNOXMPAFSYITAFTa:Te=Tn>To<Tr=Tu\
            >TwJTy<TzCVAHVCNVONVaHVeHVoHVsHWAHWJ>WaHWeHWoHWrHXOMYA>YCLYOLYSIYa@Ye?Ym?Yo?Yu?aVGbTKb\
            VIcT@cVIeT@eVJfcLfjLfsJgyThTNjfJkfLkyLmTGmYFnTDoT>oVHoWHpTBrTCrgLsT9sVIsWGsfIsyKtYGuTA\
            vAJvgNwAIwTHwYHxYCyTAygN
            """))),
  ]
}
